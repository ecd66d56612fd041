/** The dialogs that precede a resumption. */
export const resumeDialogs = {
  one: (name: string) => `${name} sürdürülsün mü?`,
  all: {
    title: 'Fiyatlar sürdürülsün mü?',
    text: 'Yeniden sitede ve vitrinde görünürler.',
    earlier: 'Önceden durdurulmuştu',
    earlierHint: 'İşaretlemedikleriniz durdurulmuş kalır.',
    yes: 'Evet, sürdür',
  },
}
