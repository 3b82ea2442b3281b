import { across } from '@content/hirePictures'
import words from '@content/pages/hire.yaml'
import { PageHead } from '../../components/PageHead.tsx'
import { HireHeader } from '../../features/hire/HireHeader.tsx'
import { HirePicture } from '../../features/hire/HirePicture.tsx'
import { Specializing } from '../../features/hire/Specializing.tsx'
import { paths } from '../../lib/paths.ts'

export function HirePage() {
  return (
    <>
      <PageHead words={words.head} path={paths.hire()} />
      <HireHeader />
      <HirePicture picture={across} />
      <Specializing />
    </>
  )
}
