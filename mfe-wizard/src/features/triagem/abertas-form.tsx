import { StepProblems } from '../passo/step-problems'
import { PerguntasSection } from './perguntas-section'

/** Step 5, part 2. */
export function AbertasForm() {
  return (
    <>
      <StepProblems />
      <PerguntasSection
        title="Perguntas abertas"
        description="A pessoa responde com as próprias palavras; quem lê e decide é você."
        tipos={['ABERTA']}
        addLabel="Adicionar pergunta aberta"
        emptyText="Nenhuma pergunta aberta ainda."
      />
    </>
  )
}
