import type { PerguntaPublica } from '@seleta/contract/perguntas'
import { Choices, TextInput } from './fields'
import type { Faltas, Formulario } from './inscricao-form'

interface Props {
  readonly perguntas: readonly PerguntaPublica[]
  readonly respostas: Formulario['respostas']
  readonly faltas: Faltas
  readonly onChange: (perguntaId: string, valor: string | string[]) => void
}

/** The campaign's questions; a video question is answered once recording exists and is not drawn before. */
export function PerguntasFields({ perguntas, respostas, faltas, onChange }: Props) {
  return perguntas.map((pergunta) => {
    const id = `respostas.${pergunta.id}`
    const label = pergunta.obrigatoria ? `${pergunta.title} (obrigatória)` : pergunta.title
    const resposta = respostas[pergunta.id] ?? ''
    const error = faltas[id]
    switch (pergunta.tipo) {
      case 'ABERTA':
        return (
          <TextInput
            key={id}
            id={id}
            label={label}
            isLong
            maxLength={4000}
            value={typeof resposta === 'string' ? resposta : ''}
            onChange={(valor) => onChange(pergunta.id, valor)}
            error={error}
          />
        )
      case 'SIM_NAO':
        return (
          <Choices
            key={id}
            id={id}
            legend={label}
            kind="radio"
            options={[
              { value: 'sim', label: 'Sim' },
              { value: 'nao', label: 'Não' },
            ]}
            selected={typeof resposta === 'string' ? [resposta] : []}
            onChange={([valor = '']) => onChange(pergunta.id, valor)}
            error={error}
          />
        )
      case 'MULTIPLA':
        return (
          <Choices
            key={id}
            id={id}
            legend={label}
            kind="checkbox"
            options={pergunta.opcoes.map((opcao) => ({ value: opcao.id, label: opcao.title }))}
            selected={typeof resposta === 'string' ? [] : resposta}
            onChange={(valor) => onChange(pergunta.id, valor)}
            error={error}
          />
        )
      case 'VIDEO':
        return null
    }
  })
}
