import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

interface ImageOrTextProps {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly className?: string | undefined
  /** What stands in the picture's place when it can't be loaded. */
  readonly children: ReactNode
}

/** A picture that gives way to text when it can't be loaded; the failure is logged. */
export function ImageOrText({ src, alt, width, height, className, children }: ImageOrTextProps) {
  const [failed, setFailed] = useState(false)
  const picture = useRef<HTMLImageElement>(null)

  const fail = useCallback(() => {
    console.error(`picture not loaded: ${src}`)
    setFailed(true)
  }, [src])

  useEffect(() => {
    const image = picture.current
    // In server-rendered pages the error event may have passed before React listened. A width of 0 alone proves
    // nothing: some browsers say so of a good SVG without dimensions; only decoding tells.
    if (image?.complete === true && image.naturalWidth === 0) image.decode().catch(fail)
  }, [fail])

  if (failed) return children
  return <img ref={picture} className={className} src={src} alt={alt} width={width} height={height} onError={fail} />
}
