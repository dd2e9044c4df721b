/**
 * Has Node read every source that a start needs, and keep what it made of them where NODE_COMPILE_CACHE says. Nothing of the site
 * runs: all modules are read before the first is evaluated, and the first ends the program.
 */
import 'data:text/javascript,process.exit(0)'
import './start.ts'
import './main.ts'
import './sample-content.ts'
