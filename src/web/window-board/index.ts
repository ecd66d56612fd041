/** The board in the shop window and the printed price list. Both are separate documents outside the site's pages. */

export { SCREEN_CLASS, WindowBoard } from './WindowBoard.tsx'
export { WindowList } from './WindowList.tsx'
