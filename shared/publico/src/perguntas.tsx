import type { PerguntaPublica } from '@seleta/contract/perguntas'
import type { ReactNode } from 'react'
import { Campo, Opcoes, Texto } from './campos'
import type { Faltas, Formulario } from './dados/formulario'
import { VIDEO_TIPOS, nomeDaResposta, nomeDoVideo } from './dados/formulario'

/** Draws the recorder of a video question in place of the file field, where the browser can record. */
export type Gravador = (pergunta: PerguntaPublica, error: string | undefined) => ReactNode

interface Props {
  readonly perguntas: readonly PerguntaPublica[]
  readonly respostas: Formulario['respostas']
  readonly faltas: Faltas
  readonly renderGravador: Gravador | null
}

/** The campaign's questions (product 54). A video question is a file field until the browser can record here. */
export function Perguntas({ perguntas, respostas, faltas, renderGravador }: Props) {
  return perguntas.map((pergunta) => {
    const id = nomeDaResposta(pergunta.id)
    const legend = pergunta.obrigatoria ? `${pergunta.title} (obrigatória)` : pergunta.title
    const selected = respostas[pergunta.id] ?? []
    switch (pergunta.tipo) {
      case 'ABERTA':
        return (
          <Texto
            key={id}
            id={id}
            label={legend}
            isLong
            isRequired={pergunta.obrigatoria}
            maxLength={4000}
            value={selected[0] ?? ''}
            faltas={faltas}
          />
        )
      case 'SIM_NAO':
        return (
          <Opcoes
            key={id}
            id={id}
            legend={legend}
            kind="radio"
            options={simNao}
            selected={selected}
            isRequired={pergunta.obrigatoria}
            error={faltas[id]}
          />
        )
      case 'MULTIPLA':
        return (
          <Opcoes
            key={id}
            id={id}
            legend={legend}
            kind="checkbox"
            options={pergunta.opcoes.map((opcao) => ({ value: opcao.id, label: opcao.title }))}
            selected={selected}
            error={faltas[id]}
          />
        )
      case 'VIDEO': {
        const name = nomeDoVideo(pergunta.id)
        if (renderGravador !== null) return <div key={name}>{renderGravador(pergunta, faltas[name])}</div>
        return (
          <Campo key={name} id={name} label={legend} hint={dicaDoVideo(pergunta)} error={faltas[name]}>
            {(props) => <input {...props} type="file" accept={VIDEO_TIPOS} capture="user" />}
          </Campo>
        )
      }
    }
  })
}

/** Titles of the questions by the names of their fields. */
export const titulosDas = (perguntas: readonly PerguntaPublica[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    perguntas.flatMap(({ id, title }) => [
      [nomeDaResposta(id), title],
      [nomeDoVideo(id), title],
    ]),
  )

export const dicaDoVideo = ({ duracao }: PerguntaPublica) =>
  duracao === null ? 'Responda em vídeo, até 40 MB.' : `Responda em vídeo de até ${duracao} segundos.`

const simNao = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
]
