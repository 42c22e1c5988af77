import { WORDS } from '../../rules/words'
import { RETENCAO } from '@seleta/contract/prazos'
import type { Talento } from '@seleta/contract/talentos'
import { formatDia } from '@seleta/regras/dia'
import { Box, BusyButton, Button, StatusChip, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { useRestore, useRelease } from '../../queries/retencao-queries'
import { EraseTalento } from './erase-talento'
import { GuardaLegalDialog } from './guarda-legal-dialog'

interface Props {
  readonly talento: Talento
}

/** Until when the company keeps the person, and the legal hold (product 90, decision 116). */
export function Retencao({ talento }: Props) {
  const { ate, apagaEm, isAvisada, guarda } = talento.retencao
  return (
    <Box
      component="section"
      aria-label="Guarda dos dados"
      sx={{ mt: 8, display: 'grid', gap: 2, maxWidth: '70ch' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ fontWeight: 680 }}>
          {guarda === null ? `Dados guardados até ${formatDia(ate)}` : WORDS.guarda}
        </Typography>
        {isAvisada ? <StatusChip tone="warning">Avisada</StatusChip> : null}
      </Box>
      {guarda === null ? (
        <Typography variant="body2" color="text.secondary">
          Um novo processo muda essa data. Sem ele, a pessoa fica oculta por {RETENCAO.ocultaDias} dias e é
          apagada em {formatDia(apagaEm)}.
        </Typography>
      ) : null}
      <GuardaLegal talento={talento} />
    </Box>
  )
}

/** Somebody out of the company's sight: until when, and the way back. Nothing else of them is shown. */
export function Oculta({ talento }: Props) {
  const { identificador, retencao } = talento
  const restore = useRestore(identificador)
  return (
    <Box
      sx={{ px: { xs: 4, sm: 6 }, py: 6, display: 'grid', gap: 4, justifyItems: 'start', maxWidth: '76ch' }}
    >
      <StatusChip tone="neutral">
        {retencao.guarda === null ? `Oculta até ${formatDia(retencao.apagaEm)}` : 'Oculta'}
      </StatusChip>
      <Typography>
        O prazo de guarda desta pessoa passou em {formatDia(retencao.ate)}. Ela está fora das listas, da busca
        e da seleção
        {retencao.guarda === null ? `, e em ${formatDia(retencao.apagaEm)} seus dados são apagados` : ''}.
      </Typography>
      <BusyButton
        variant="contained"
        busy={restore.isPending}
        busyLabel="Restaurando…"
        onClick={() => restore.mutate()}
      >
        Restaurar
      </BusyButton>
      <Typography variant="body2" color="text.secondary">
        Restaurar traz tudo de volta como estava, e o prazo conta de novo a partir de hoje. Fica registrado
        quem restaurou.
      </Typography>
      <GuardaLegal talento={talento} />
      <EraseTalento talento={talento} />
    </Box>
  )
}

function GuardaLegal({ talento }: Props) {
  const { identificador, informacaoPessoal, retencao } = talento
  const [isOpen, setOpen] = useState(false)
  const { guarda } = retencao
  const release = useRelease(identificador, guarda?.motivo ?? '')
  if (guarda === null)
    return (
      <div>
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {WORDS.guardar}
        </Button>
        {isOpen ? (
          <GuardaLegalDialog
            identificador={identificador}
            nome={informacaoPessoal.nome}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
    )
  const quem = guarda.quem === '' ? '' : ` por ${guarda.quem}`
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {guarda.motivo}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          Desde {formatDia(guarda.desde)}
          {quem}. Nada é ocultado nem apagado enquanto isso valer.
        </Box>
      </Typography>
      <div>
        <BusyButton
          size="small"
          busy={release.isPending}
          busyLabel="Encerrando…"
          onClick={() => release.mutate()}
        >
          Encerrar guarda legal
        </BusyButton>
      </div>
    </>
  )
}
