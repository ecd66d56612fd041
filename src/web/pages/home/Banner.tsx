import { banner as copy, slides } from '../../copy/home.ts'
import { useAtRest } from '../../islands/index.ts'
import { Visual } from '../../ui/Visual.tsx'
import { BannerControls } from './BannerControls.tsx'
import type { SlideshowAction } from './slideshow.ts'
import { useSlideshow } from './use-slideshow.ts'
import { useSwipe } from './use-swipe.ts'
import styles from './Banner.module.css'

/** Three slides that cross-fade: line art shimmers when it is moved. */
export function Banner() {
  const [show, dispatch] = useSlideshow(slides.length)
  // An engraving is work for a phone: those of the hidden slides stay away from the moments in which the page wakes up.
  const { isAtRest, hurry } = useAtRest()
  const act = (action: SlideshowAction): void => {
    hurry()
    dispatch(action)
  }
  const swipe = useSwipe((by) => act({ kind: 'step', by }))
  return (
    <section
      className={styles.banner}
      aria-roledescription={copy.role}
      aria-label={copy.label}
      onPointerEnter={hurry}
      {...swipe}
    >
      {/* Speaks only of slides that the visitor asked for. */}
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
              <div className={styles.sun} />
              {index === 0 || isAtRest ? <Visual of={image} className={styles.plate} /> : null}
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
      <BannerControls show={show} dispatch={act} />
    </section>
  )
}
