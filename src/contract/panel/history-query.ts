import { HISTORY_TOPICS, type HistoryTopic, PAGE } from './pages/history-page.ts'

const TOPICS: Readonly<Record<HistoryTopic, string>> = {
  settings: 'ayar',
  halts: 'durdurma',
  people: 'kisi',
  messages: 'mesaj',
}

/** Returns the address of the history of one topic, or of all for null. `before` is where the previous page ended. */
export function historyPath(topic: HistoryTopic | null, before: number | null = null): string {
  const query = [...(topic === null ? [] : [`konu=${TOPICS[topic]}`]), ...(before === null ? [] : [`once=${before}`])]
  return query.length === 0 ? PAGE.path : `${PAGE.path}?${query.join('&')}`
}

export function topicNamed(name: string | undefined): HistoryTopic | null {
  return HISTORY_TOPICS.find((topic) => TOPICS[topic] === name) ?? null
}
