import { banner as copy, slides } from '../../copy/home.ts'
import { Visual } from '../../ui/Visual.tsx'
import { BannerControls } from './BannerControls.tsx'
import { useIdle } from './use-idle.ts'
import { useSlideshow } from './use-slideshow.ts'
import { useSwipe } from './use-swipe.ts'
import styles from './Banner.module.css'

/** Three slides that cross-fade: line art shimmers when it is moved. */
export function Banner() {
  const [show, dispatch] = useSlideshow(slides.length)
  const swipe = useSwipe((by) => dispatch({ kind: 'step', by }))
  const idle = useIdle()
  return (
    <section className={styles.banner} aria-roledescription={copy.role} aria-label={copy.label} {...swipe}>
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
              {index === 0 || idle ? <Visual of={image} className={styles.plate} /> : null}
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
      <BannerControls show={show} dispatch={dispatch} />
    </section>
  )
}
