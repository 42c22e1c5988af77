import { formatDinheiro } from '@seleta/regras/dinheiro'
import type { Talento } from '@seleta/contract/talentos'
import { Typography } from '@seleta/ui/core'
import { newestFirst } from '../../rules/time-order'
import { EmptyTab } from './empty-tab'
import { Timeline, TimelineItem } from './timeline'

interface Props {
  readonly talento: Talento
  /** The latest alone; all of them without it. */
  readonly max?: number
}

/** Jobs as a timeline, newest first. */
export function ExperienciaTab({ talento, max }: Props) {
  const experiencias = newestFirst(talento.experienciasProfissionais).slice(0, max)
  if (experiencias.length === 0) return <EmptyTab text="Sem experiências registradas." />
  return (
    <Timeline label="Experiência profissional">
      {experiencias.map((experiencia) => {
        return (
          <TimelineItem
            key={`${experiencia.nomeEmpresa}-${experiencia.funcao}-${experiencia.dataInicial}`}
            title={experiencia.funcao || experiencia.nomeEmpresa}
            when={experiencia.periodoEmpresa}
          >
            <Typography color="text.secondary">
              {[experiencia.nomeEmpresa, experiencia.atividadeEmpresa].filter(Boolean).join(' · ')}
            </Typography>
            {experiencia.atribuicoes}
            {experiencia.ultimoSalario === null ? null : (
              <Typography variant="body2" color="text.secondary">
                Último salário: {formatDinheiro(experiencia.ultimoSalario)}
              </Typography>
            )}
          </TimelineItem>
        )
      })}
    </Timeline>
  )
}
