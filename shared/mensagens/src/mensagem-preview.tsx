import type { VariableValues } from '@seleta/regras/mensagem-variables'
import { fillMensagem, mensagemParts } from '@seleta/regras/mensagem-variables'
import { formatInteger } from '@seleta/regras/numbers'
import { Box, IconButton, paint, styled } from '@seleta/ui/core'
import { ChevronLeftIcon, ChevronRightIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useId } from 'react'

const Figure = styled('figure')({
  margin: 0,
  minWidth: 0,
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 40,
    fontSize: '0.8125rem',
    color: paint.textSecondary,
  },
  '& figcaption > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& blockquote': {
    margin: 0,
    padding: '10px 14px',
    borderRadius: '4px 14px 14px 14px',
    backgroundColor: paint.sunken,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 550 },
  '& strong': { display: 'block', marginBottom: 8, fontWeight: 680 },
  '& mark': { color: paint.error.text, backgroundColor: paint.error.tint },
})

/** Somebody of those who are written to. */
export interface Reader {
  readonly nome: string
  readonly variaveis: VariableValues
}

export interface MensagemPreviewProps {
  /** At least one. */
  readonly pessoas: readonly Reader[]
  /** Whose reading is shown. */
  readonly at: number
  readonly onAt: (at: number) => void
  /** As stored; null where the message has none. */
  readonly assunto: string | null
  readonly texto: string
  /** What else is to be known or chosen for this person. */
  readonly children?: ReactNode
}

/** How a real person will read the message; one goes through them all (product 61). */
export function MensagemPreview({ pessoas, at, onAt, assunto, texto, children }: MensagemPreviewProps) {
  const captionId = useId()
  const place = Math.min(at, pessoas.length - 1)
  const pessoa = pessoas[place]
  if (pessoa === undefined) return null
  const total = pessoas.length
  return (
    <Figure aria-labelledby={captionId}>
      <figcaption>
        <span id={captionId}>
          Como {pessoa.nome} vai ler
          {total === 1 ? '' : ` (${formatInteger(place + 1)} de ${formatInteger(total)})`}
        </span>
        {total === 1 ? null : (
          <>
            <IconButton aria-label="Pessoa anterior" onClick={() => onAt((place + total - 1) % total)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton aria-label="Próxima pessoa" onClick={() => onAt((place + 1) % total)}>
              <ChevronRightIcon />
            </IconButton>
          </>
        )}
      </figcaption>
      {texto.trim() === '' ? (
        <blockquote>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            A mensagem aparece aqui enquanto você escreve.
          </Box>
        </blockquote>
      ) : (
        <blockquote>
          {assunto === null ? null : <strong>{fillMensagem(assunto, pessoa.variaveis)}</strong>}
          <Words texto={texto} values={pessoa.variaveis} />
        </blockquote>
      )}
      {children}
    </Figure>
  )
}

/** The text with what each variable became; what would go out raw is marked. */
function Words({ texto, values }: { readonly texto: string; readonly values: VariableValues }) {
  return mensagemParts(texto).map((part, i) => {
    // Pieces of one text, in their order.
    if (part.kind === 'variable') return <b key={i}>{values[part.variable]}</b>
    return part.kind === 'text' ? <span key={i}>{part.text}</span> : <mark key={i}>{part.text}</mark>
  })
}
