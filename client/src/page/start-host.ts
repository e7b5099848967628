/** Starts to load Python before anything is drawn. */
import { start } from './host'

start()
