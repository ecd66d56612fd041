/** The words and figures of a page's language, for the components that all languages share. */

export { type LoadedWords, useAllWords, useWords, type Words, wordsIn, WordsProvider } from './words.tsx'
