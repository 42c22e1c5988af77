import { useCan } from '@seleta/api-client'
import { WORDS } from '../../rules/words'
import type { Talento } from '@seleta/contract/talentos'
import { useLocation } from '@seleta/shell'
import { Box, BusyButton, Button, IconButton, Tooltip, Typography } from '@seleta/ui/core'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
  EditIcon,
  SendIcon,
  WhatsAppIcon,
} from '@seleta/ui/icons'
import { useCurriculoOriginal } from '../../queries/use-curriculo'
import { whatsappLink } from '@seleta/regras/telefone'
import { campanhaUnder } from '../../rules/campanha-under'
import { subtitleOf } from '../../rules/pessoa-subtitle'
import { useEtapas } from '../../queries/talentos-queries'
import { useWhatsappText } from '../../queries/use-whatsapp-text'
import { useState } from 'react'
import { WriteDialog } from '../lote/write-dialog'
import type { Neighbour, Neighbours } from '../../queries/use-neighbours'
import { CurriculoButton } from './curriculo-button'
import { EtapaOfCampanha } from './etapa-of-campanha'

interface Props {
  /** Null while the person is still on the way: the frame and its buttons stand already. */
  readonly talento: Talento | null
  readonly titleId: string
  readonly neighbours: Neighbours
  readonly onNota: () => void
  readonly onClose: () => void
}

/** Who it is and what can be done; stays in view while the tabs scroll. */
export function TalentoHead({ talento, titleId, neighbours, onNota, onClose }: Props) {
  return (
    <Box
      component="header"
      sx={{ px: { xs: 4, sm: 6 }, pt: 4, pb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {talento === null ? 'Detalhes do candidato' : talento.informacaoPessoal.nome}
          </Typography>
          <Typography color="text.secondary">{talento === null ? '\u00A0' : subtitleOf(talento)}</Typography>
        </Box>
        <NeighbourButton
          label="Candidato anterior"
          keyName="K"
          to={neighbours.previous}
          icon={<ChevronLeftIcon />}
        />
        <NeighbourButton
          label="Próximo candidato"
          keyName="J"
          to={neighbours.next}
          icon={<ChevronRightIcon />}
        />
        <IconButton aria-label="Fechar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3, minHeight: 40 }}>
        {talento === null || talento.retencao.isOculta ? null : <Actions talento={talento} onNota={onNota} />}
      </Box>
    </Box>
  )
}

function Actions({ talento, onNota }: { readonly talento: Talento; readonly onNota: () => void }) {
  const { pathname } = useLocation()
  const campanhaId = campanhaUnder(pathname)
  const { nome } = talento.informacaoPessoal
  const can = useCan()
  return (
    <>
      {campanhaId === null || !can('moveTalento') ? null : (
        <EtapaOfCampanha talento={talento} campanhaId={campanhaId} />
      )}
      {can('sendMensagens') ? <WriteButton talento={talento} campanhaId={campanhaId} /> : null}
      <WhatsappLink talento={talento} campanhaId={campanhaId ?? 0} />
      <Button variant="outlined" startIcon={<EditIcon />} aria-keyshortcuts="N" onClick={onNota}>
        Nota
      </Button>
      <CurriculoButton identificador={talento.identificador} />
      {talento.curriculoTipo === 'docx' && can('downloadCurriculoOriginal') ? (
        <OriginalButton identificador={talento.identificador} nome={nome} />
      ) : null}
    </>
  )
}

interface NeighbourProps {
  readonly label: string
  readonly keyName: string
  readonly to: Neighbour | null
  readonly icon: React.ReactNode
}

/** At an end of the list the button stays focusable and does nothing. */
function NeighbourButton({ label, keyName, to, icon }: NeighbourProps) {
  return (
    <Tooltip title={`${label} (${keyName})`}>
      <IconButton
        aria-label={label}
        aria-keyshortcuts={keyName}
        aria-disabled={to === null}
        onClick={() => to?.go()}
        sx={to === null ? { opacity: 0.4, cursor: 'default' } : {}}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
}

interface OfCampanhaProps {
  readonly talento: Talento
  /** The campaign under the panel. */
  readonly campanhaId: number | null
}

/** Writes to this one person, about the campaign that lies under the panel (product 61, audit P11). */
function WriteButton({ talento, campanhaId }: OfCampanhaProps) {
  const [isOpen, setOpen] = useState(false)
  const pessoa = { identificador: talento.identificador, nome: talento.informacaoPessoal.nome }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SendIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts="M"
        aria-label={`Mensagem para ${pessoa.nome}`}
        onClick={() => setOpen(true)}
      >
        Mensagem
      </Button>
      {isOpen ? (
        <WriteDialog pessoas={[pessoa]} campanhaId={campanhaId} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

function WhatsappLink({ talento, campanhaId }: OfCampanhaProps & { readonly campanhaId: number }) {
  const { nome, telefone } = talento.informacaoPessoal
  const textFor = useWhatsappText(campanhaId)
  const etapas = useEtapas(campanhaId, campanhaId > 0).data
  const participacao = talento.participacoes.find((one) => one.campanhaId === campanhaId)
  const etapaId = etapas?.find((etapa) => etapa.nome === participacao?.etapa)?.id ?? null
  const link = whatsappLink(telefone, textFor(nome, etapaId))
  if (link === null) return null
  return (
    <Button
      variant="outlined"
      startIcon={<WhatsAppIcon />}
      component="a"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={WORDS.conversar(nome)}
    >
      WhatsApp
    </Button>
  )
}

/** What was uploaded is no PDF: beside the one made from the data, the file itself. */
function OriginalButton({ identificador, nome }: { readonly identificador: string; readonly nome: string }) {
  const original = useCurriculoOriginal(identificador)
  return (
    <BusyButton
      startIcon={<DownloadIcon />}
      busy={original.isPending}
      busyLabel="Baixando…"
      onClick={() => original.mutate(nome)}
    >
      Arquivo enviado (DOCX)
    </BusyButton>
  )
}
