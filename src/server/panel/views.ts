import type { View } from './view.ts'
import { MESSAGE_VIEWS } from './views/message-views.ts'
import { OFFICE_VIEWS } from './views/office-views.ts'
import { PEOPLE_VIEWS } from './views/people-views.ts'
import { PRICE_VIEWS } from './views/price-views.ts'

export const VIEWS: readonly View[] = [...PRICE_VIEWS, ...OFFICE_VIEWS, ...MESSAGE_VIEWS, ...PEOPLE_VIEWS]
