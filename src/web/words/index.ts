/** The words and figures of a page's language, for the components that all languages share. */

export { useAllWords, useWords, type Words, WordsProvider } from './words.tsx'
