import { VIDEO_MAX, VIDEO_TYPES } from '@seleta/contract/sizes'
import { RESPOSTA_MAX } from '@seleta/contract/text-max'
import type { PerguntaPublica } from '@seleta/contract/perguntas'
import type { ReactNode } from 'react'
import { Field, Choices, TextField } from './fields'
import type { FieldErrors, InscricaoForm } from './data/inscricao-form'
import { respostaField, videoField } from './data/inscricao-form'

/** Draws the recorder of a video question in place of the file field, where the browser can record. */
export type DrawRecorder = (pergunta: PerguntaPublica, error: string | undefined) => ReactNode

interface Props {
  readonly perguntas: readonly PerguntaPublica[]
  readonly respostas: InscricaoForm['respostas']
  readonly errors: FieldErrors
  readonly renderRecorder: DrawRecorder | null
}

/** The campaign's questions (product 54). A video question is a file field until the browser can record here. */
export function Perguntas({ perguntas, respostas, errors, renderRecorder }: Props) {
  return perguntas.map((pergunta) => {
    const id = respostaField(pergunta.id)
    const legend = pergunta.obrigatoria ? `${pergunta.title} (obrigatória)` : pergunta.title
    const selected = respostas[pergunta.id] ?? []
    switch (pergunta.tipo) {
      case 'ABERTA':
        return (
          <TextField
            key={id}
            id={id}
            label={legend}
            isLong
            isRequired={pergunta.obrigatoria}
            maxLength={RESPOSTA_MAX}
            value={selected[0] ?? ''}
            errors={errors}
          />
        )
      case 'SIM_NAO':
        return (
          <Choices
            key={id}
            id={id}
            legend={legend}
            kind="radio"
            options={yesNo}
            selected={selected}
            isRequired={pergunta.obrigatoria}
            error={errors[id]}
          />
        )
      case 'MULTIPLA':
        return (
          <Choices
            key={id}
            id={id}
            legend={legend}
            kind="checkbox"
            options={pergunta.opcoes.map((opcao) => ({ value: opcao.id, label: opcao.title }))}
            selected={selected}
            error={errors[id]}
          />
        )
      case 'VIDEO': {
        const name = videoField(pergunta.id)
        if (renderRecorder !== null) return <div key={name}>{renderRecorder(pergunta, errors[name])}</div>
        return (
          <Field key={name} id={name} label={legend} hint={videoHint(pergunta)} error={errors[name]}>
            {(props) => <input {...props} type="file" accept={VIDEO_TYPES} capture="user" />}
          </Field>
        )
      }
    }
  })
}

/** Titles of the questions by the names of their fields. */
export const titlesOf = (perguntas: readonly PerguntaPublica[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    perguntas.flatMap(({ id, title }) => [
      [respostaField(id), title],
      [videoField(id), title],
    ]),
  )

export const videoHint = ({ duracao }: PerguntaPublica) =>
  duracao === null ? `Responda em vídeo, até ${VIDEO_MAX}.` : `Responda em vídeo de até ${duracao} segundos.`

const yesNo = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
]
