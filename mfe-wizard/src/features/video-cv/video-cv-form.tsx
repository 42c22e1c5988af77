import { FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup, Radio, RadioGroup } from '@seleta/ui/form'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { PerguntasSection } from '../triagem/perguntas-section'

const OPCOES = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
  { value: 'opcional', label: 'Opcional' },
] as const

/** What becomes of the questions, by what was chosen (the contract's `perguntasFeitas` keeps it). */
const PERGUNTAS_TEXT = {
  sim: 'A pessoa grava cada resposta no próprio navegador, dentro do tempo. Só se inscreve quem gravar todas.',
  opcional:
    'A pessoa pode gravar cada resposta no próprio navegador, dentro do tempo, ou se inscrever sem vídeo.',
  nao: 'Com «Não», a inscrição não faz estas perguntas. Elas ficam guardadas aqui.',
  naoEscolhido: 'Escolha «Sim» ou «Opcional» acima para que a inscrição faça estas perguntas.',
}

/** Step 4: whether a video is asked for (product 24), and the questions it answers. */
export function VideoCvForm() {
  const videoCv = useCampanha((c) => c.vaga.videoCv)
  return (
    <>
      <StepProblems />
      <FormSection>
        <ChoiceGroup legend="Pedir Vídeo CV">
          <RadioGroup
            row
            name="videoCv"
            value={videoCv ?? ''}
            onChange={(_, value) =>
              editVaga({ videoCv: OPCOES.find((opcao) => opcao.value === value)?.value ?? null })
            }
          >
            {OPCOES.map(({ value, label }) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        </ChoiceGroup>
      </FormSection>
      <Later>
        <PerguntasSection
          title="Perguntas em vídeo"
          description={PERGUNTAS_TEXT[videoCv ?? 'naoEscolhido']}
          tipos={['VIDEO']}
          addLabel="Adicionar pergunta em vídeo"
          emptyText="Nenhuma pergunta em vídeo ainda."
        />
      </Later>
    </>
  )
}
