import { VIDEO_CV } from '@seleta/contract/limits'
import { DraftChoiceField } from '../passo/draft-choice-field'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { PerguntasSection } from '../triagem/perguntas-section'

/** Step 4: whether a video is asked for (product 24), and the questions it answers. */
export function VideoCvForm() {
  return (
    <>
      <StepProblems />
      <FormSection>
        <DraftChoiceField
          name="videoCv"
          legend="Pedir Vídeo CV"
          words={VIDEO_CV}
          value={useCampanha((c) => c.vaga.videoCv)}
          onChoose={(videoCv) => editVaga({ videoCv })}
        />
      </FormSection>
      <Later>
        <PerguntasSection
          title="Perguntas em vídeo"
          description="A pessoa grava a resposta no próprio navegador, dentro do tempo."
          tipos={['VIDEO']}
          addLabel="Adicionar pergunta em vídeo"
          emptyText="Nenhuma pergunta em vídeo ainda."
        />
      </Later>
    </>
  )
}
