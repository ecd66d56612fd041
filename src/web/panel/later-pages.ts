import { lazy } from 'react'

const loads = {
  messageList: () => import('./messages/MessagesBody.tsx'),
  message: () => import('./messages/MessageBody.tsx'),
  erase: () => import('./messages/EraseDialog.tsx'),
  office: () => import('./office/OfficePages.tsx'),
  rollback: () => import('./office/RollbackDialog.tsx'),
  people: () => import('./people/PeopleBody.tsx'),
  peopleDialogs: () => import('./people/PeopleDialogs.tsx'),
  addPerson: () => import('./people/AddPersonBody.tsx'),
  gold: () => import('./prices/GoldBoardBody.tsx'),
  several: () => import('./prices/SeveralBody.tsx'),
  banknotes: () => import('./prices/BanknotesBody.tsx'),
  removeRules: () => import('./prices/RemoveRulesDialog.tsx'),
  price: () => import('./prices/PriceBody.tsx'),
  status: () => import('./status/StatusBody.tsx'),
}

/** Pages with a chunk of their own. The first chunk has the home page, the frame and all controls that stop prices. */
export const MessagesBody = lazy(async () => ({ default: (await loads.messageList()).MessagesBody }))
export const MessageBody = lazy(async () => ({ default: (await loads.message()).MessageBody }))
export const OfficePages = lazy(async () => ({ default: (await loads.office()).OfficePages }))
export const EraseDialog = lazy(async () => ({ default: (await loads.erase()).EraseDialog }))
export const RollbackDialog = lazy(async () => ({ default: (await loads.rollback()).RollbackDialog }))
export const PeopleDialog = lazy(async () => ({ default: (await loads.peopleDialogs()).PeopleDialog }))
export const PeopleBody = lazy(async () => ({ default: (await loads.people()).PeopleBody }))
export const AddPersonBody = lazy(async () => ({ default: (await loads.addPerson()).AddPersonBody }))
export const GoldBoardBody = lazy(async () => ({ default: (await loads.gold()).GoldBoardBody }))
export const SeveralBody = lazy(async () => ({ default: (await loads.several()).SeveralBody }))
export const BanknotesBody = lazy(async () => ({ default: (await loads.banknotes()).BanknotesBody }))
export const RemoveRulesDialog = lazy(async () => ({ default: (await loads.removeRules()).RemoveRulesDialog }))
export const PriceBody = lazy(async () => ({ default: (await loads.price()).PriceBody }))
export const StatusBody = lazy(async () => ({ default: (await loads.status()).StatusBody }))

/** Loads all chunks in the background: pages then open at once, and a new release cannot remove a needed chunk. */
export async function loadLaterPages(): Promise<void> {
  await Promise.allSettled(Object.values(loads).map((load) => load()))
}
