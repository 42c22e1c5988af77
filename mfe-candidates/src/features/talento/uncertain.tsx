import type { Talento } from '@seleta/contract/talentos'
import { Box, paint } from '@seleta/ui/core'
import { AConfirmar } from './a-confirmar'
import { Semelhantes } from './semelhantes'

/** What is not sure about the person stands above everything else that is said of them (decision 108). */
export function Uncertain({ talento }: { readonly talento: Talento }) {
  const { identificador, semelhantes, aConfirmar, informacaoPessoal } = talento
  if (semelhantes.length + aConfirmar.length === 0) return null
  return (
    <Box
      sx={{
        px: { xs: 4, sm: 6 },
        py: 1,
        maxHeight: '40%',
        overflowY: 'auto',
        flex: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: paint.sunken,
      }}
    >
      <Semelhantes identificador={identificador} email={informacaoPessoal.email} semelhantes={semelhantes} />
      <AConfirmar nome={informacaoPessoal.nome} declaracoes={aConfirmar} />
    </Box>
  )
}
