/** The board in the shop window and the list for its wall: documents of their own, beside the site's pages. */

export { WindowBoard } from './WindowBoard.tsx'
export { WindowList } from './WindowList.tsx'
