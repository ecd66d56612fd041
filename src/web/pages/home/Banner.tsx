import { useIdle } from '../../islands/index.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { arrowLeft, arrowRight, pause, play } from '../../ui/icons.ts'
import { Rosette } from '../../ui/Rosette.tsx'
import { Visual } from '../../ui/Visual.tsx'
import { type Slideshow, type SlideshowAction, useSlideshow, useSwipe } from './slideshow.ts'
import { banner as copy, slides } from './words.ts'
import styles from './Banner.module.css'

/** A slideshow of three slides. They cross-fade, because moving line art flickers. */
export function Banner() {
  const [show, dispatch] = useSlideshow(slides.length)
  // The pictures of hidden slides are rendered when the page is idle, because they are slow on phones.
  const { isIdle, hurry } = useIdle()
  const act = (action: SlideshowAction): void => {
    hurry()
    dispatch(action)
  }
  const swipe = useSwipe((by) => act({ kind: 'step', by }))
  return (
    <section
      className={`${styles.banner} screen-only`}
      aria-roledescription={copy.role}
      aria-label={copy.label}
      onPointerEnter={hurry}
      {...swipe}
    >
      {/* Automatic slides are not announced to screen readers. */}
      <div aria-live={show.playing ? 'off' : 'polite'}>
        {slides.map(({ id, title, description, image }, index) => (
          <div
            key={id}
            className={index === show.current ? `${styles.slide} ${styles.current}` : styles.slide}
            role="group"
            aria-roledescription={copy.slideRole}
            aria-label={copy.position(index + 1, slides.length)}
          >
            <div className={styles.art}>
              <Rosette of="sun" className={styles.sun} />
              {index === 0 || isIdle ? <Visual of={image} className={styles.plate} /> : null}
            </div>
            <div className="wrap">
              <div className={styles.words}>
                <h2>{title}</h2>
                <p>{description}</p>
              </div>
            </div>
          </div>
        ))}
      </div>
      <Controls show={show} dispatch={act} />
    </section>
  )
}

interface ControlsProps {
  show: Slideshow
  dispatch: (action: SlideshowAction) => void
}

function Controls({ show, dispatch }: ControlsProps) {
  const { current, playing } = show
  return (
    <div className={`${styles.controls} script-only`}>
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
