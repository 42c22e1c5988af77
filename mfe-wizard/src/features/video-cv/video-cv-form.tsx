import { VIDEO_CV } from '@seleta/contract/limits'
import { DraftChoiceField } from '../passo/draft-choice-field'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { PerguntasSection } from '../triagem/perguntas-section'

/** What becomes of the questions, by what was chosen (the contract's `perguntasFeitas` keeps it). */
const PERGUNTAS_TEXT = {
  sim: 'A pessoa grava cada resposta no próprio navegador, dentro do tempo. Só se inscreve quem gravar todas.',
  opcional:
    'A pessoa pode gravar cada resposta no próprio navegador, dentro do tempo, ou se inscrever sem vídeo.',
  nao: 'Com «Não», a inscrição não faz estas perguntas. Elas ficam guardadas aqui.',
  unchosen: 'Escolha «Sim» ou «Opcional» acima para que a inscrição faça estas perguntas.',
}

/** Step 4: whether a video is asked for (product 24), and the questions it answers. */
export function VideoCvForm() {
  const videoCv = useCampanha((c) => c.vaga.videoCv)
  return (
    <>
      <StepProblems />
      <FormSection>
        <DraftChoiceField
          name="videoCv"
          legend="Pedir Vídeo CV"
          words={VIDEO_CV}
          value={videoCv}
          onChoose={(videoCv) => editVaga({ videoCv })}
        />
      </FormSection>
      <Later>
        <PerguntasSection
          title="Perguntas em vídeo"
          description={PERGUNTAS_TEXT[videoCv ?? 'unchosen']}
          tipos={['VIDEO']}
          addLabel="Adicionar pergunta em vídeo"
          emptyText="Nenhuma pergunta em vídeo ainda."
        />
      </Later>
    </>
  )
}
