/** Which slide shows, and whether the show goes on by itself. */
export interface Slideshow {
  readonly count: number
  readonly current: number
  readonly playing: boolean
}

export type SlideshowAction =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'show'; readonly slide: number }
  | { readonly kind: 'play'; readonly playing: boolean }

/** Steps go round. Choosing a slide never stops the show: only its own button does. */
export function nextSlideshow(show: Slideshow, action: SlideshowAction): Slideshow {
  switch (action.kind) {
    case 'step':
      return { ...show, current: (show.current + action.by + show.count) % show.count }
    case 'show':
      return { ...show, current: action.slide }
    case 'play':
      return { ...show, playing: action.playing }
  }
}
