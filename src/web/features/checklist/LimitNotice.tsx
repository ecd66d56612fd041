import { limitWords } from './limit-words.ts'
import { Notice } from './Notice.tsx'
import type { Limit } from './use-limit.ts'

/** Compares the sum with the limit of the office file. */
export function LimitNotice({ limit }: { limit: Limit }) {
  const { title, text } = limitWords(limit)
  return <Notice title={title} text={text} warns={limit.kind === 'above'} />
}
