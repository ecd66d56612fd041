import { banner as copy, slides } from '../../copy/home.ts'
import { IconButton } from '../../ui/Button.tsx'
import { arrowLeft, arrowRight, pause, play } from '../../ui/icons.ts'
import type { Slideshow, SlideshowAction } from './slideshow.ts'
import styles from './BannerControls.module.css'

interface BannerControlsProps {
  show: Slideshow
  dispatch: (action: SlideshowAction) => void
}

export function BannerControls({ show, dispatch }: BannerControlsProps) {
  const { current, playing } = show
  return (
    <div className={styles.controls}>
      <div className={`wrap ${styles.row}`}>
        <IconButton
          icon={arrowLeft}
          label={copy.previous}
          className={styles.arrow}
          onClick={() => dispatch({ kind: 'step', by: -1 })}
        />
        <div className={styles.bullets} role="group" aria-label={copy.bullets}>
          {slides.map(({ id }, slide) => (
            <button
              key={id}
              type="button"
              aria-label={copy.bullet(slide + 1)}
              aria-current={slide === current ? 'true' : undefined}
              data-distance={Math.abs(slide - current)}
              onClick={() => dispatch({ kind: 'show', slide })}
            />
          ))}
        </div>
        <IconButton
          icon={arrowRight}
          label={copy.next}
          className={styles.arrow}
          onClick={() => dispatch({ kind: 'step', by: 1 })}
        />
        <IconButton
          icon={playing ? pause : play}
          label={playing ? copy.pause : copy.play}
          className={styles.pause}
          onClick={() => dispatch({ kind: 'play', playing: !playing })}
        />
      </div>
    </div>
  )
}
