import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, CSSProperties, MouseEvent } from 'react'
import { Kbd } from '../core/kbd'
import { paint } from '../theme/paint'

/** The stage that was chosen. */
interface Asked {
  readonly id: number
  readonly nome: string
  /** `#rrggbb`. */
  readonly cor: string
}

/** What choosing a stage would send, as it is told before it happens. */
export interface AvisoPergunta {
  /** «1 e-mail»; '' when nothing leaves, and then nothing is asked. */
  readonly quanto: string
  /** The message; '' when it could not be read. */
  readonly texto: string
  /** What else is so; '' when nothing is. */
  readonly nota: string
}

/** A reason as the menu offers it. */
export interface MotivoChoice {
  readonly id: number
  readonly nome: string
}

export const Title: ComponentType<ComponentProps<'li'>> = styled('li')({
  padding: '6px 12px 4px',
  color: paint.textSecondary,
  fontSize: '0.75rem',
  lineHeight: '1rem',
})
/** On dark ground mixed with white, because a stage may be black. */
export const Dot: ComponentType<ComponentProps<'span'>> = styled('span')({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 5,
  backgroundColor: 'var(--cor)',
  '[data-tema="dark"] &': { backgroundColor: 'color-mix(in oklab, var(--cor) 55%, white)' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
})
// React's type does not know custom properties.
export const corOf = (cor: string) => ({ '--cor': cor }) as CSSProperties
const Aviso = styled('li')({
  maxWidth: 'min(340px, calc(100vw - 48px))',
  padding: '2px 12px 8px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > p': { margin: 0, maxHeight: 200, overflowY: 'auto' },
  '& > small': { display: 'block', marginTop: 6, color: paint.textSecondary, fontSize: '0.8125rem' },
})

interface AnswersProps {
  readonly etapa: Asked
  readonly aviso: AvisoPergunta
  /** None: the stage has no reason. */
  readonly motivos: readonly MotivoChoice[]
  /** The one that is said; null: none. */
  readonly motivoId: number | null
  readonly onMotivo: (motivoId: number) => void
  readonly onMove: (etapaId: number, avisar: boolean) => void
  readonly onBack: () => void
}

/** What is asked before somebody is moved: why, and whether they are told. */
export function answers({ etapa, aviso, motivos, motivoId, onMotivo, onMove, onBack }: AnswersProps) {
  const isTold = aviso.quanto !== ''
  return [
    <AvisoText key="aviso" etapa={etapa} aviso={aviso} />,
    ...(motivos.length === 0 ? [] : motivoItems(motivos, motivoId, onMotivo)),
    <MenuItem
      key="enviar"
      autoFocus
      // The menu gives the focus to what is selected, else to its first item; a reason is not what one came for.
      selected
      sx={{ '&.Mui-selected:not(.Mui-focusVisible)': { bgcolor: 'transparent' } }}
      aria-describedby={AVISO_ID}
      onClick={(event) => isMeant(event) && onMove(etapa.id, true)}
    >
      {isTold ? 'Enviar' : 'Mover'}
    </MenuItem>,
    ...(isTold
      ? [
          <MenuItem key="calar" onClick={(event) => isMeant(event) && onMove(etapa.id, false)}>
            Não avisar
          </MenuItem>,
        ]
      : []),
    <MenuItem key="voltar" onClick={onBack} sx={{ color: 'text.secondary' }}>
      Outra etapa
    </MenuItem>,
  ]
}

/** The second click of a double one was meant for the stage that stood there before the answer did. */
const isMeant = ({ detail }: MouseEvent): boolean => detail < 2

/** One menu is open at a time. */
const AVISO_ID = 'aviso-do-movimento'

/** Of the list: reasons two abreast, everything else across. */
export const motivosStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :not([role="menuitemradio"])': { gridColumn: '1 / -1' },
} as const

const motivoStyle = {
  minHeight: 32,
  py: 0.5,
  fontSize: '0.875rem',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&[aria-checked="true"]': { bgcolor: paint.primarySoft, fontWeight: 680 },
} as const

/** The number stands behind the word: the menu looks for what is typed at the beginning of its items. */
const motivoItems = (
  motivos: readonly MotivoChoice[],
  motivoId: number | null,
  onMotivo: (motivoId: number) => void,
) => [
  <Title key="por-que" role="presentation">
    Por quê? Só a equipe vê.
  </Title>,
  ...motivos.map(({ id, nome }, place) => (
    <MenuItem
      key={id}
      dense
      role="menuitemradio"
      aria-checked={id === motivoId}
      onClick={() => onMotivo(id)}
      sx={motivoStyle}
    >
      {nome}
      {place < 9 ? (
        <Kbd aria-hidden style={{ marginLeft: 'auto' }}>
          {place + 1}
        </Kbd>
      ) : null}
    </MenuItem>
  )),
]

function AvisoText({ etapa, aviso }: { readonly etapa: Asked; readonly aviso: AvisoPergunta }) {
  const { quanto, texto, nota } = aviso
  return (
    <>
      <Title role="presentation">
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <Dot style={corOf(etapa.cor)} />
          {etapa.nome}
        </Box>
      </Title>
      {quanto === '' && nota === '' ? null : (
        <Aviso role="presentation" id={AVISO_ID}>
          {quanto === '' ? null : (
            <p>
              {quanto}
              {texto === '' ? '' : `: “${texto}”`}
            </p>
          )}
          {nota === '' ? null : <small>{nota}</small>}
        </Aviso>
      )}
    </>
  )
}
