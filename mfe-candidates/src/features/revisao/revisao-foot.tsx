import type { HowToMove } from '@seleta/campanha/move-input'
import type { EtapaItem } from '@seleta/contract/kanban'
import type { AvisoDito } from '@seleta/contract/tell-avisos'
import { isEscritora } from '@seleta/contract/tell-avisos'
import { Box, Button, FormControlLabel, Kbd, paint, VisuallyHidden } from '@seleta/ui/core'
import { Switch } from '@seleta/ui/form'
import { MailIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useAviso } from '../../queries/revisao-queries'
import type { PessoaDaFila } from '../../rules/revisao'
import { EtapasButton } from '../etapas/etapas-button'

interface Props {
  readonly campanhaId: number
  readonly pessoa: PessoaDaFila
  readonly etapas: readonly EtapaItem[]
  /** Where «Avançar» and «Reprovar» lead; null where they lead nowhere. */
  readonly after: EtapaItem | null
  readonly refusal: EtapaItem | null
  readonly etapaId: number | null
  /** False while nobody knows where the person stands: nothing is decided then. */
  readonly isReady: boolean
  readonly isFirst: boolean
  readonly avisar: boolean
  readonly onAvisar: (avisar: boolean) => void
  readonly onMove: (etapa: { readonly id: number; readonly nome: string }, how: HowToMove) => void
  readonly onMensagem: () => void
  readonly onNota: () => void
  readonly onSkip: () => void
  readonly onBack: () => void
}

/** What can be decided, each by its letter, and what it would send (product 60, 63). */
export function RevisaoFoot(props: Props) {
  const { campanhaId, pessoa, after, refusal, etapaId, isReady, avisar, onMove } = props
  return (
    <Box component="footer" sx={{ flex: 'none', borderTop: 1, borderColor: 'divider' }}>
      <Avisos {...props} />
      <Box sx={rowStyle}>
        <Decision
          letter="A"
          word="Avançar"
          etapa={after}
          none="Fim do quadro"
          avisar={avisar}
          isReady={isReady}
          onPress={onMove}
          isMain
        />
        <Decision
          letter="R"
          word="Reprovar"
          etapa={refusal}
          none={refusalNone(props)}
          avisar={avisar}
          isReady={isReady}
          onPress={onMove}
        />
        <Box sx={{ display: 'grid' }}>
          <EtapasButton
            isCompact={false}
            word={
              <>
                Etapa <Kbd>S</Kbd>
              </>
            }
            identificador={pessoa.identificador}
            nome={pessoa.nome}
            campanhaId={campanhaId}
            etapaId={etapaId}
            onMove={onMove}
          />
        </Box>
        <Plain letter="M" onPress={props.onMensagem}>
          Mensagem
        </Plain>
        <Plain letter="N" onPress={props.onNota}>
          Nota
        </Plain>
        <Plain letter="J" onPress={props.onSkip}>
          Pular
        </Plain>
        <Plain letter="K" onPress={props.onBack} isOff={props.isFirst}>
          Voltar
        </Plain>
      </Box>
    </Box>
  )
}

/** Why «Reprovar» leads nowhere. */
const refusalNone = ({ etapas, etapaId }: Props): string => {
  const refusal = etapas.find(({ tipo }) => tipo === 'reprovado')
  return refusal !== undefined && refusal.id === etapaId
    ? `Já está em ${refusal.nome}`
    : 'Sem etapa para isso'
}

const rowStyle = {
  // The two that decide stand alone in the first row of a narrow screen; below them each word has the width it needs.
  display: { xs: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: { md: '1.4fr 1.4fr repeat(5, 1fr)' },
  gap: 2,
  px: { xs: 2, sm: 6 },
  py: 3,
  '& > *': { flex: '1 0 auto', minWidth: 0, minHeight: 48 },
  '& > .decide': { flex: '1 1 calc(50% - 4px)' },
  '& button': { px: 1, minWidth: 0, fontSize: { xs: '0.75rem', sm: '0.875rem' } },
  '& kbd': { ml: 1, display: { xs: 'none', md: 'inline-block' } },
  '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } },
} as const

interface DecisionProps {
  readonly letter: string
  readonly word: string
  readonly etapa: EtapaItem | null
  /** Why it leads nowhere. */
  readonly none: string
  readonly avisar: boolean
  readonly isReady: boolean
  readonly isMain?: boolean
  readonly onPress: (etapa: EtapaItem, how: HowToMove) => void
}

/** The stage to which it leads, and whether that writes, stand on the button (design 6). */
function Decision({ letter, word, etapa, none, avisar, isReady, isMain = false, onPress }: DecisionProps) {
  const isOff = etapa === null || !isReady
  const writes = etapa !== null && isEscritora(etapa) && avisar
  return (
    <Button
      className="decide"
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'error'}
      aria-keyshortcuts={letter}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onPress(etapa, { avisar }))}
      sx={{ display: 'grid', lineHeight: 1.3, ...(isOff && { opacity: 0.5 }) }}
    >
      <span>
        {word} <Kbd>{letter}</Kbd>
      </span>
      <Box component="span" sx={smallStyle}>
        {etapa?.nome ?? none}
        {writes ? (
          <>
            <MailIcon size={14} />
            <VisuallyHidden>, avisa a pessoa</VisuallyHidden>
          </>
        ) : null}
      </Box>
    </Button>
  )
}

const smallStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 0,
  fontSize: '0.75rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const

interface PlainProps {
  readonly letter: string
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Plain = ({ letter, isOff = false, onPress, children }: PlainProps) => (
  <Button
    variant="outlined"
    aria-keyshortcuts={letter}
    aria-disabled={isOff}
    onClick={() => (isOff ? undefined : onPress())}
    sx={isOff ? { opacity: 0.5 } : {}}
  >
    {children} <Kbd>{letter}</Kbd>
  </Button>
)

/** Who would get what by the two decisions, before either is made; and the choice that nobody gets anything. */
function Avisos({ campanhaId, pessoa, after, refusal, avisar, onAvisar }: Props) {
  const writing = (etapa: EtapaItem | null) => (etapa !== null && isEscritora(etapa) ? etapa : null)
  const goingOn = useAviso(campanhaId, writing(after)?.id ?? null, pessoa.identificador)
  const refusing = useAviso(campanhaId, writing(refusal)?.id ?? null, pessoa.identificador)
  if (writing(after) === null && writing(refusal) === null) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        px: { xs: 4, sm: 6 },
        pt: 2,
        fontSize: '0.8125rem',
        color: paint.textSecondary,
      }}
    >
      <FormControlLabel
        control={<Switch size="small" checked={avisar} onChange={(_, next) => onAvisar(next)} />}
        label="Avisar"
        sx={{ flex: 'none', m: 0 }}
      />
      <Box component="details" sx={{ flex: 1, minWidth: 0, maxHeight: '30vh', overflowY: 'auto' }}>
        <Box
          component="summary"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', cursor: 'pointer' }}
        >
          {avisar
            ? [told('Avançar', goingOn), told('Reprovar', refusing)].filter(Boolean).join(' ')
            : 'Ninguém recebe mensagem ao avançar ou reprovar.'}
        </Box>
        {avisar ? (
          <>
            <Whole word="Avançar" aviso={goingOn} />
            <Whole word="Reprovar" aviso={refusing} />
          </>
        ) : null}
      </Box>
    </Box>
  )
}

type Told = AvisoDito | null | undefined

const told = (word: string, aviso: Told): string => {
  if (aviso === null) return ''
  if (aviso === undefined) return `${word} avisa a pessoa.`
  if (aviso.quanto === '') return `${word}: nada sai. ${aviso.nota}`.trim()
  return `${word} envia ${aviso.quanto}: “${aviso.texto}”`
}

const Whole = ({ word, aviso }: { readonly word: string; readonly aviso: Told }) =>
  aviso === null || aviso === undefined || aviso.quanto === '' ? null : (
    <Box component="p" sx={{ m: 0, mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <strong>
        {word}: {aviso.quanto}
      </strong>
      {'\n'}
      {aviso.texto}
      {aviso.nota === '' ? null : `\n${aviso.nota}`}
    </Box>
  )
