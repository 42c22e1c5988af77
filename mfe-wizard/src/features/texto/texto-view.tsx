import { DocumentoView } from '@seleta/public-pages/descricao'
import type { Documento } from '@seleta/regras/html-da-vaga/documento'
import { Box } from '@seleta/ui/core'

/** A document on screen, as the public page draws it. */
export function TextoView({ documento }: { documento: Documento }) {
  return (
    <Box
      sx={{
        maxWidth: '70ch',
        overflowWrap: 'anywhere',
        '& p': { m: 0, mb: 2, minHeight: '1.5em' },
        '& ol, & ul': { m: 0, mb: 2, pl: 6 },
        '& .ql-align-center': { textAlign: 'center' },
        '& .ql-align-right': { textAlign: 'right' },
        '& .ql-align-justify': { textAlign: 'justify' },
      }}
    >
      <DocumentoView documento={documento} />
    </Box>
  )
}
