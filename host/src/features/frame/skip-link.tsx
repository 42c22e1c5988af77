import { Box, NOT_PRINTED } from '@seleta/ui/core'

/** «Ir para o conteúdo»: the first stop of the keyboard. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#conteudo"
      onClick={(event) => {
        // The hash would become part of the address.
        event.preventDefault()
        document.querySelector<HTMLElement>('#conteudo')?.focus()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2.5,
        borderRadius: '6px',
        typography: 'button',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
        ...NOT_PRINTED,
      }}
    >
      Ir para o conteúdo
    </Box>
  )
}
