import { createContext } from 'react'
import type { LaterPart } from './later-part.tsx'

/**
 * On the server: asks for a part, and gives the mark in whose place its HTML will stand. React renders one tree at a time, and a part has a
 * tree of its own. A browser finds its parts in the document.
 */
export const ServedPartsContext = createContext<((part: LaterPart) => string) | null>(null)
