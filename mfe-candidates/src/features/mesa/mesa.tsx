import { Asked } from '@seleta/campanha/asked'
import type { AvaliacaoPendente } from '@seleta/contract/avaliacoes'
import { Link, Navigate, useNavigate, useSearchParams } from '@seleta/shell'
import { Box, Button, EmptyState, TabLinks } from '@seleta/ui/core'
import { useEffect, useRef, useState } from 'react'
import { useEnviadas, usePendentes } from '../../queries/avaliacoes-queries'
import { atualOf, chaveOf, ENVIADAS_ADDRESS, filaOf, isAt, isOnEnviadas, mesaAddress } from '../../rules/mesa'
import { Enviadas } from './enviadas'
import { PessoaNaMesa } from './pessoa-na-mesa'

/** What waits for one's own judgment, one person after the other, and what was judged already (product 72). */
export function Mesa() {
  const [search] = useSearchParams()
  const [puladas, setPuladas] = useState<readonly string[]>([])
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const pendentes = usePendentes()
  const enviadas = useEnviadas()
  const fila = filaOf(pendentes.data ?? [], puladas, sent)
  const isDone = isOnEnviadas(search)
  return (
    <>
      <TabLinks
        label="Avaliações"
        linkComponent={Link}
        items={[
          {
            to: mesaAddress(undefined),
            label: 'Esperam por você',
            isCurrent: !isDone,
            ...(pendentes.data !== undefined && { count: fila.length }),
          },
          {
            to: ENVIADAS_ADDRESS,
            label: 'Já avaliei',
            isCurrent: isDone,
            ...(enviadas.data !== undefined && { count: enviadas.data.length }),
          },
        ]}
      />
      <Box sx={{ mt: 4 }}>
        {isDone ? (
          <Enviadas enviadas={enviadas} />
        ) : (
          <Asked
            query={pendentes}
            loading="Carregando quem espera por você"
            rows={8}
            level={2}
            kept="O que você começou a escrever continua guardado."
          >
            {() => (
              <Fila
                fila={fila}
                hasEnviadas={(enviadas.data ?? []).length > 0}
                onSent={(one) => setSent(new Set(sent).add(chaveOf(one)))}
                onSkip={(one) => setPuladas([...puladas, chaveOf(one)])}
              />
            )}
          </Asked>
        )}
      </Box>
    </>
  )
}

interface FilaProps {
  readonly fila: readonly AvaliacaoPendente[]
  readonly hasEnviadas: boolean
  readonly onSent: (pessoa: AvaliacaoPendente) => void
  readonly onSkip: (pessoa: AvaliacaoPendente) => void
}

function Fila({ fila, hasEnviadas, onSent, onSkip }: FilaProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isMoving, setMoving] = useState(false)
  const [begun, setBegun] = useState<AvaliacaoPendente | null>(null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // Whoever is written about stays, although the list has them no more: why their card was refused is read first.
  const atual = begun !== null && isAt(begun, search) ? begun : atualOf(fila, search)
  if (atual === undefined) return <NobodyWaits hasEnviadas={hasEnviadas} />
  // The address says who is before one, and from which campaign, before anything is asked about them.
  if (!isAt(atual, search)) return <Navigate to={mesaAddress(atual)} replace />
  const at = fila.findIndex((one) => chaveOf(one) === chaveOf(atual))
  const next = fila[at + 1] ?? fila.find((_, n) => n !== at)
  const goOn = () => {
    // An answer may come once one has gone elsewhere.
    if (!isHere.current) return
    setMoving(true)
    setBegun(null)
    void navigate(mesaAddress(next), { replace: true })
  }
  return (
    <PessoaNaMesa
      key={chaveOf(atual)}
      pessoa={atual}
      esperam={fila.length}
      next={next?.campanhaId === atual.campanhaId ? next : undefined}
      hasFocus={isMoving}
      onSent={() => {
        onSent(atual)
        goOn()
      }}
      onBegun={() => setBegun(atual)}
      onSkip={
        next === undefined && at !== -1
          ? undefined
          : () => {
              onSkip(atual)
              goOn()
            }
      }
    />
  )
}

const NobodyWaits = ({ hasEnviadas }: { readonly hasEnviadas: boolean }) => (
  <EmptyState
    title={hasEnviadas ? 'Ninguém mais espera pela sua avaliação.' : 'Ninguém espera pela sua avaliação.'}
    {...(hasEnviadas && {
      action: (
        <Button component={Link} to={ENVIADAS_ADDRESS} variant="outlined">
          Ver quem já avaliei
        </Button>
      ),
    })}
  >
    <p>Quando alguém chegar a uma etapa com ficha em que você avalia, aparece aqui.</p>
  </EmptyState>
)
