import { engineChecks } from './engine-checks.ts'
import { openFirefox } from './firefox.ts'
import { checkPaper } from './paper-suite.ts'

engineChecks('Firefox', 'firefox', openFirefox, checkPaper)
