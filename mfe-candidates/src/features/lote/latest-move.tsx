import { useHostServices } from '@seleta/shell'
import { Box, Button } from '@seleta/ui/core'

/**
 * The last thing that can be taken back, on the page for as long as it can be (product 60): a toast is gone after five
 * seconds, this is not.
 * @param only what it has to be about; absent is anything
 */
export function LatestMove({ only }: { readonly only?: string }) {
  const { undo } = useHostServices()
  const { latest } = undo
  const isShown = latest !== null && (only === undefined || latest.about === only)
  return (
    <Box component="output" sx={{ display: 'block', fontSize: '0.875rem' }}>
      {isShown ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 3 }}>
          <span>{latest.text}</span>
          {latest.besides === undefined ? null : (
            <Button size="small" onClick={latest.besides.run}>
              {latest.besides.label}
            </Button>
          )}
          <Button size="small" onClick={undo.takeBack}>
            Desfazer
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}
