"""Lessons: tables that teach. A scripted first round, a scripted turn of the second half, and questions of strategy."""
