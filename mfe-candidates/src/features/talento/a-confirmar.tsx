import type { AConfirmar as Declaracao } from '@seleta/contract/entrada'
import { Box, BusyButton, StatusChip, Typography } from '@seleta/ui/core'
import { DownloadIcon } from '@seleta/ui/icons'
import { useCurriculoAConfirmar } from '../../queries/semelhanca-queries'
import { WORDS } from '../../rules/words'
import { TimeAgo } from '../talentos/time-ago'

interface Props {
  readonly nome: string
  readonly declaracoes: readonly Declaracao[]
}

/**
 * What applications say of the person and their mailbox has not confirmed: beside the record, never in it
 * (decision 108).
 */
export function AConfirmar({ nome, declaracoes }: Props) {
  if (declaracoes.length === 0) return null
  return (
    <Box component="section" aria-label={WORDS.aConfirmar}>
      {declaracoes.map((declaracao) => (
        <Box key={declaracao.identificador} component="details" sx={{ py: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: '0.8125rem', lineHeight: '1.25rem' }}>
            <StatusChip tone="warning">{WORDS.aConfirmar}</StatusChip> Inscrição em {declaracao.campanha} ·{' '}
            <TimeAgo moment={declaracao.criadaEm} /> · não se sabe ainda se foi esta pessoa
          </Box>
          <Said nome={nome} declaracao={declaracao} />
        </Box>
      ))}
    </Box>
  )
}

function Said({ nome, declaracao }: { readonly nome: string; readonly declaracao: Declaracao }) {
  const curriculo = useCurriculoAConfirmar()
  const { identificador, disse, temCurriculo } = declaracao
  return (
    <Box sx={{ pt: 2, pl: 4 }}>
      <Typography variant="body2" color="text.secondary">
        {disse.length === 0
          ? 'Diz o mesmo que o cadastro.'
          : 'Diz isto, que não está no cadastro. Entra nele quando a pessoa confirmar pelo e-mail.'}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5 }}
      >
        {disse.map(({ rotulo, valor }) => (
          <Box key={rotulo} sx={{ display: 'contents', fontSize: '0.8125rem', lineHeight: '1.25rem' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {rotulo}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {valor}
            </Box>
          </Box>
        ))}
      </Box>
      {temCurriculo ? (
        <BusyButton
          size="small"
          startIcon={<DownloadIcon />}
          busy={curriculo.isPending}
          busyLabel="Baixando…"
          onClick={() => curriculo.mutate({ identificador, nome })}
        >
          Baixar o currículo enviado
        </BusyButton>
      ) : null}
    </Box>
  )
}
