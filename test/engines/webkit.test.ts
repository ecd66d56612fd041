import { engineChecks } from './engine-checks.ts'
import { openWebKit } from './webkit.ts'

engineChecks('WebKit', 'webkit', openWebKit)
