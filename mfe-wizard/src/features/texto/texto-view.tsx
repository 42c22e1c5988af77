import { Box } from '@seleta/ui/core'
import { Fragment } from 'react'
import type { Documento, Paragrafo, Trecho } from '../../rules/texto/documento'

const align = { center: 'center', right: 'right', justify: 'justify' } as const

/** A document on screen, built of elements: no string becomes HTML here. */
export function TextoView({ documento }: { documento: Documento }) {
  return (
    <Box
      sx={{
        maxWidth: '70ch',
        overflowWrap: 'anywhere',
        '& p': { m: 0, mb: 2, minHeight: '1.5em' },
        '& ol, & ul': { m: 0, mb: 2, pl: 6 },
      }}
    >
      {groupLists(documento).map((group, index) =>
        group.tipo === 'p' ? (
          <Fragment key={index}>
            {group.itens.map((paragrafo, at) => (
              <p key={at} style={styleOf(paragrafo)}>
                <Trechos trechos={paragrafo.trechos} />
              </p>
            ))}
          </Fragment>
        ) : (
          <group.tipo key={index}>
            {group.itens.map((paragrafo, at) => (
              <li key={at} style={styleOf(paragrafo)}>
                <Trechos trechos={paragrafo.trechos} />
              </li>
            ))}
          </group.tipo>
        ),
      )}
    </Box>
  )
}

const styleOf = ({ alinhamento }: Paragrafo) =>
  alinhamento === undefined ? undefined : { textAlign: align[alinhamento] }

function Trechos({ trechos }: { trechos: readonly Trecho[] }) {
  return trechos.map((trecho, index) => <Marked key={index} {...trecho} />)
}

function Marked({ texto, negrito, italico, sublinhado }: Trecho) {
  let node = <>{texto}</>
  if (sublinhado === true) node = <u>{node}</u>
  if (italico === true) node = <em>{node}</em>
  return negrito === true ? <strong>{node}</strong> : node
}

interface Group {
  readonly tipo: Paragrafo['tipo']
  readonly itens: Paragrafo[]
}

function groupLists(documento: Documento): Group[] {
  const groups: Group[] = []
  for (const paragrafo of documento) {
    const last = groups.at(-1)
    if (last?.tipo === paragrafo.tipo) last.itens.push(paragrafo)
    else groups.push({ tipo: paragrafo.tipo, itens: [paragrafo] })
  }
  return groups
}
