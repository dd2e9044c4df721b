import { recoverFromScriptErrors } from './script-error-recovery.ts'
import { handleEarlyTaps } from './early-taps.ts'
import { reportFailures } from './report-failures.ts'
import { prepareFirstPaint, redirectToSavedLanguage } from './pre-paint.ts'

// Inlined into the <head> of every page: runs before anything is painted.
redirectToSavedLanguage()
prepareFirstPaint()
handleEarlyTaps()
reportFailures()
recoverFromScriptErrors()
