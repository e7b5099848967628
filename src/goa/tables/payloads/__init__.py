"""What is sent of a table: views, points, and the printed edition."""
