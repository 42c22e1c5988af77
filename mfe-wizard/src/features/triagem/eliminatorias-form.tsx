import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { PerguntasSection } from './perguntas-section'

/** Step 5, part 1. */
export function EliminatoriasForm() {
  return (
    <>
      <StepProblems />
      <PerguntasSection
        title="Perguntas de sim ou não"
        tipos={['SIM_NAO']}
        addLabel="Adicionar pergunta de sim ou não"
        emptyText="Nenhuma pergunta de sim ou não ainda."
      />
      <Later>
        <PerguntasSection
          title="Perguntas de múltipla escolha"
          tipos={['MULTIPLA']}
          addLabel="Adicionar pergunta de múltipla escolha"
          emptyText="Nenhuma pergunta de múltipla escolha ainda."
        />
      </Later>
    </>
  )
}
