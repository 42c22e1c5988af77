import { MOTIVO_WORDS } from '@seleta/contract/limits'
import { vocabulary } from '@seleta/regras/vocabulary'
import type { Fusao } from '@seleta/contract/entrada'
import { Box, BusyButton, StatusChip, Typography } from '@seleta/ui/core'
import { TimeAgo } from '../talentos/time-ago'
import { useFusoes, useSeparar } from '../../queries/entrada-queries'
import { formatTelefone } from '@seleta/regras/telefone'

const VIAS = vocabulary<Fusao['via'], string>({
  formulario: 'Inscrição pelo formulário público',
  recrutador: 'Cadastro à mão',
  importacao: 'Importação de planilha',
  origem: 'Origem automática',
})

/** Who was joined to this person, by what, what they got by it, and taking it apart (product 42). */
export function Fusoes({ identificador }: { readonly identificador: string }) {
  const fusoes = useFusoes(identificador).data ?? []
  const separar = useSeparar()
  if (fusoes.length === 0) return null
  return (
    <Box component="section" aria-label="Cadastros unidos" sx={{ mt: 8 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Cadastros unidos
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 4, maxWidth: '70ch' }}>
        Esta pessoa chegou mais de uma vez. Se for outra pessoa, separe: cada uma fica com o que é seu.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {fusoes.map((fusao) => (
          <FusaoItem
            key={fusao.id}
            fusao={fusao}
            isBusy={separar.isPending && separar.variables.id === fusao.id}
            onSeparar={() => separar.mutate(fusao)}
          />
        ))}
      </Box>
    </Box>
  )
}

interface ItemProps {
  readonly fusao: Fusao
  readonly isBusy: boolean
  readonly onSeparar: () => void
}

function FusaoItem({ fusao, isBusy, onSeparar }: ItemProps) {
  const contato = [fusao.email, fusao.telefone === '' ? '' : formatTelefone(fusao.telefone)]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        p: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="p" color="text.secondary">
          {VIAS[fusao.via]} · <TimeAgo moment={fusao.criadaEm} />
          {fusao.quem === '' ? '' : ` · ${fusao.quem}`}
        </Typography>
        <Typography sx={{ fontWeight: 680 }}>
          {fusao.nome} <StatusChip tone="info">{MOTIVO_WORDS[fusao.motivo]}</StatusChip>
        </Typography>
        <Typography variant="body2">{contato.filter(Boolean).join(' · ')}</Typography>
        {fusao.campanha === '' ? null : (
          <Typography variant="body2">Inscrição em {fusao.campanha}</Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {fusao.mudancas.length === 0
            ? 'Não mudou nada no cadastro.'
            : `Trouxe: ${fusao.mudancas.join(' · ')}`}
        </Typography>
      </Box>
      {fusao.desfeitaEm === null ? (
        <BusyButton
          variant="outlined"
          busy={isBusy}
          busyLabel="Separando…"
          onClick={onSeparar}
          aria-label={`Separar o cadastro de ${fusao.nome}`}
          sx={{ alignSelf: 'center' }}
        >
          Separar
        </BusyButton>
      ) : (
        <Box sx={{ alignSelf: 'center' }}>
          <StatusChip tone="neutral">Separado</StatusChip>
        </Box>
      )}
    </Box>
  )
}
