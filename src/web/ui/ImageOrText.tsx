import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

interface ImageOrTextProps {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly className?: string | undefined
  /** Shown if the picture cannot be loaded. */
  readonly children: ReactNode
}

/** A picture that text replaces if it cannot be loaded. The failure is logged. */
export function ImageOrText({ src, alt, width, height, className, children }: ImageOrTextProps) {
  const [failed, setFailed] = useState(false)
  const picture = useRef<HTMLImageElement>(null)

  const fail = useCallback(() => {
    console.error(`picture not loaded: ${src}`)
    setFailed(true)
  }, [src])

  useEffect(() => {
    const image = picture.current
    // The error event may have fired before hydration. A width of 0 does not prove an error, because some browsers
    // report it for a valid SVG without dimensions; only decoding proves it.
    if (image?.complete === true && image.naturalWidth === 0) image.decode().catch(fail)
  }, [fail])

  if (failed) return children
  return <img ref={picture} className={className} src={src} alt={alt} width={width} height={height} onError={fail} />
}
