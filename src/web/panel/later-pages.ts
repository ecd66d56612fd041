import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

const loads: (() => Promise<unknown>)[] = []

function later<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  loads.push(load)
  return lazy(load)
}

/** Pages with a chunk of their own. The first chunk has the home page, the frame and all controls that stop prices. */
export const MessagesBody = later(async () => ({ default: (await import('./messages/MessagesBody.tsx')).MessagesBody }))
export const MessageBody = later(async () => ({ default: (await import('./messages/MessageBody.tsx')).MessageBody }))
export const EraseDialog = later(async () => ({ default: (await import('./messages/EraseDialog.tsx')).EraseDialog }))
export const OfficePages = later(async () => ({ default: (await import('./office/OfficePages.tsx')).OfficePages }))
export const RollbackDialog = later(async () => ({
  default: (await import('./office/RollbackDialog.tsx')).RollbackDialog,
}))
export const PeopleBody = later(async () => ({ default: (await import('./people/PeopleBody.tsx')).PeopleBody }))
export const PeopleDialog = later(async () => ({ default: (await import('./people/PeopleDialogs.tsx')).PeopleDialog }))
export const AddPersonBody = later(async () => ({
  default: (await import('./people/AddPersonBody.tsx')).AddPersonBody,
}))
export const GoldBoardBody = later(async () => ({
  default: (await import('./prices/GoldBoardBody.tsx')).GoldBoardBody,
}))
export const SeveralBody = later(async () => ({ default: (await import('./prices/SeveralBody.tsx')).SeveralBody }))
export const BanknotesBody = later(async () => ({
  default: (await import('./prices/BanknotesBody.tsx')).BanknotesBody,
}))
export const RemoveRulesDialog = later(async () => ({
  default: (await import('./prices/RemoveRulesDialog.tsx')).RemoveRulesDialog,
}))
export const PriceBody = later(async () => ({ default: (await import('./prices/PriceBody.tsx')).PriceBody }))
export const StatusBody = later(async () => ({ default: (await import('./status/StatusBody.tsx')).StatusBody }))

/** Loads all chunks in the background: pages then open at once, and a new release cannot remove a needed chunk. */
export async function loadLaterPages(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()))
}
