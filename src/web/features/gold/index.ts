/** Gold, silver and coins: the boards, the chart, the comparison per gram and the section of the home page. */

export { ComparedGold } from './ComparedGold.tsx'
export { goldSectionIsland } from './gold-islands.ts'
export { GoldBoards } from './GoldBoards.tsx'
export { GoldPlate } from './GoldIcon.tsx'
export { fineText, GoldNotes, PricesUsed } from './GoldPrices.tsx'
export { GoldTag } from './GoldTag.tsx'
export { useGoldChart } from './use-gold-chart.tsx'
