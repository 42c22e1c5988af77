import { Box } from '@seleta/ui/core'
import { useCallback } from 'react'
import { useLogo } from '../../queries/use-logo'

/** The company's picture, read with the session and shown through a blob; nothing while there is none. */
export function EmpresaLogo({ size, alt }: { size: number; alt: string }) {
  const { data } = useLogo()
  const blob = data?.blob
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || blob === undefined) return undefined
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  if (blob === undefined) return null
  return (
    <Box
      component="img"
      ref={show}
      alt={alt}
      sx={{
        flex: 'none',
        width: size,
        height: size,
        objectFit: 'contain',
        borderRadius: '6px',
        // Pictures are made for paper.
        bgcolor: '#FFFFFF',
      }}
    />
  )
}
