import type { Talento } from '@seleta/contract/talentos'
import { Typography } from '@seleta/ui/core'
import { splitNivel } from '../../rules/documentos'
import { EmptyTab } from './empty-tab'
import { Timeline, TimelineItem } from './timeline'

/** Education as a timeline, newest first; `nivel` is 'level|institution' (spec section 3). */
export function FormacaoTab({ talento }: { readonly talento: Talento }) {
  const formacoes = talento.formacoesAcademicas.toSorted((a, b) => yearOf(b) - yearOf(a))
  if (formacoes.length === 0) return <EmptyTab text="Sem formação registrada." />
  return (
    <Timeline label="Formação acadêmica">
      {formacoes.map((formacao) => {
        const { nivel, instituicao } = splitNivel(formacao.nivel)
        const place = formacao.instituicao || instituicao
        return (
          <TimelineItem
            key={`${formacao.nivel}-${formacao.curso}-${formacao.anoConclusao}`}
            title={formacao.curso || nivel}
            when={formacao.atual ? 'Cursando' : (formacao.anoConclusao ?? '')}
          >
            <Typography color="text.secondary">
              {[formacao.curso === '' ? '' : nivel, place, formacao.periodo].filter(Boolean).join(' · ')}
            </Typography>
            {[formacao.idioma === '' ? '' : `Idioma: ${formacao.idioma}`, formacao.outrosCursos]
              .filter(Boolean)
              .join('\n')}
          </TimelineItem>
        )
      })}
    </Timeline>
  )
}

const yearOf = ({ atual, anoConclusao }: Talento['formacoesAcademicas'][number]) =>
  atual ? 9999 : (anoConclusao ?? 0)
