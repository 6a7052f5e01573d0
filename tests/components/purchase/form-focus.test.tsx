import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { DataDiskSection } from '#components/purchase/configurator/data-disk-section.tsx';
import { IsoFields } from '#components/purchase/configurator/iso-fields.tsx';
import { PasswordSection } from '#components/purchase/password/password-section.tsx';
import { useServerPassword } from '#components/purchase/password/use-server-password.ts';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const disk = { type: 'ssd_cloud_disk', sizeGib: 40 };

function Disks() {
  const [configuration, setConfiguration] = useState<PurchaseConfiguration>({ ...starterServer, dataDisks: [disk, disk] });
  return (
    <DataDiskSection
      catalogue={sampleCatalogue}
      configuration={configuration}
      language="en"
      stock={undefined}
      change={(wanted) => setConfiguration({ ...configuration, ...wanted })}
    />
  );
}

function Password() {
  const secret = useServerPassword('generated');
  return <PasswordSection configuration={starterServer} change={() => undefined} secret={secret} missing={false} />;
}

test('R-5.6 the last disk that can be added takes the focus from the button that goes, and a removed one gives it to the button that stays', () => {
  renderInSite(<Disks />, 'en');
  fireEvent.click(screen.getByRole('button', { name: 'Add a data disk' }));
  const sizes = screen.getAllByRole('textbox');
  expect(sizes).toHaveLength(3);
  expect(document.activeElement).toBe(sizes[2]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Data disk 3' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a data disk' }));
});

test('R-5.6 the word about a disk goes with the disk', () => {
  renderInSite(<Disks />, 'en');
  const [first] = screen.getAllByRole('textbox');
  if (!first) throw new Error('no disk is there');
  fireEvent.change(first, { target: { value: '5' } });
  fireEvent.blur(first);
  expect(
    screen
      .getAllByRole('alert')
      .map((place) => place.textContent)
      .join(''),
  ).toContain('reset');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Data disk 1' }));
  expect(
    screen
      .getAllByRole('alert')
      .map((place) => place.textContent)
      .join(''),
  ).toBe('');
});

test('R-5.5 the focus follows a generated password to its copy button, which names it, and back', () => {
  renderInSite(<Password />, 'en');
  fireEvent.click(screen.getByRole('button', { name: 'Generate now' }));
  const copy = screen.getByRole('button', { name: 'Copy' });
  expect(document.activeElement).toBe(copy);
  expect(document.getElementById(copy.getAttribute('aria-describedby') ?? '')?.textContent).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(document.activeElement?.textContent).toContain('Generate');
});

test('R-5.1 an empty field for a disc image that was only focused changes nothing; one that was emptied removes the image', () => {
  const onSource = jest.fn();
  renderInSite(<IsoFields source="" onSource={onSource} />, 'en');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(onSource).not.toHaveBeenCalled();
  cleanup();
  renderInSite(<IsoFields source="https://images.example/a.iso" onSource={onSource} />, 'en');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  fireEvent.blur(screen.getByRole('textbox'));
  expect(onSource).toHaveBeenCalledWith(null);
});

test('R-5.1 an address inside a private network is refused with a message of its own', () => {
  const onSource = jest.fn();
  renderInSite(<IsoFields source="" onSource={onSource} />, 'en');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'https://169.254.169.254/a.iso' } });
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.getByRole('alert').textContent).toContain('private network');
  expect(onSource).toHaveBeenCalledWith(null);
});

test('R-5.1 a file is chosen with a button in the visitor’s language, which names the file that was looked into', async () => {
  renderInSite(<IsoFields source="" onSource={() => undefined} />, 'ja');
  const field = screen.getByLabelText<HTMLInputElement>(/ファイルを選択/);
  expect(field.type).toBe('file');
  fireEvent.change(field, { target: { files: [new File(['no image'], 'holiday.iso')] } });
  expect(await screen.findByText('holiday.iso')).toBeInTheDocument();
});
